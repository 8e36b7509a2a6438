/** Where browsers tell what went wrong with a page: policies that were broken, and scripts that failed. */
export const reportsPath = "/api/reports";

/** Browsers know no report of this type: it is the site's own. */
export const scriptError = "script-error";
