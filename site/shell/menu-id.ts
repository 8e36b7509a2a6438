// The menu and the buttons that open it find each other by this name.

export const menuId = "site-menu";
