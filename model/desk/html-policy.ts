/** The trusted types policy by which the desk reads stored HTML into its editor. */
export const deskHtmlPolicy = "desk-html";
