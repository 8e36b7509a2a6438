// What a page is about and can be followed. Given to the page by the server that draws it; the browser never needs it.

import { createContext } from "react";
import type { Topic } from "./followed-topics.ts";

export const TopicOfPage = createContext<Topic | undefined>(undefined);
