/** Adds the numbers of one object to those that stand at the same place of another; what only the second has is added as it is. */
export function addNumbers(into: object, more: object): void {
  for (const [name, value] of Object.entries(more)) {
    const known: unknown = Reflect.get(into, name);
    if (typeof value === "number") Reflect.set(into, name, value + (typeof known === "number" ? known : 0));
    else if (typeof value === "object" && value !== null) {
      if (typeof known === "object" && known !== null) addNumbers(known, value);
      else Reflect.set(into, name, structuredClone(value));
    }
  }
}
