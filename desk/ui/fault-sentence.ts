/** What is wrong with a field: the rest of a sentence that begins with its name, or a sentence of its own, which has a capital. Pure. */
export function faultSentence(label: string, fault: string): string {
  const sentence = /^\p{Lu}/u.test(fault) ? fault : `${label} ${fault}`;
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
