/** Of the one policy that pages allow. */
export const trustedTypesName = "meridian";
