// The styles every page shares. The layout imports this once, before any component's own.

import "./tokens.css";
import "./base.css";
import "./print.css";
