// The modules that fronts and other layouts are made of.

export const moduleSchemas = {};
