// What a record has at places such as `races.*.reportingPercent`, of which `*` is every entry of a list. Pure.

export interface PlacedValue {
  /** With the numbers of the entries: `races.2.reportingPercent`. */
  at: string;
  value: unknown;
}

/** Exports write one thing in place of a list that has one. */
export function valuesAt(record: unknown, path: string): PlacedValue[] {
  return path.split(".").reduce<PlacedValue[]>(
    (values, step) =>
      values.flatMap(({ at, value }): PlacedValue[] => {
        if (step === "*" && !Array.isArray(value)) return value === undefined ? [] : [{ at, value }];
        const steps = step === "*" ? Object.keys(Object(value)) : [step];
        return steps
          .map((one) => ({ at: at === "" ? one : `${at}.${one}`, value: Object(value)[one] }))
          .filter((found) => found.value !== undefined);
      }),
    [{ at: "", value: record }],
  );
}
