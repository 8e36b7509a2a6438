/** The part of the validator's package that the judge uses; it comes without types. */
declare module "amphtml-validator" {
  interface ValidationError {
    severity: "ERROR" | "WARNING";
    message: string;
    line: number;
    col: number;
  }

  interface Validator {
    init(): Promise<void>;
    validateString(html: string): { status: "PASS" | "FAIL" | "UNKNOWN"; errors: ValidationError[] };
  }

  export function newInstance(script: string): Validator;
}
