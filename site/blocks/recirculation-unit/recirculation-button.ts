// LIST-10: the button shows only if both text and url are given.

interface ButtonParts {
  showButton: boolean;
  buttonText?: string;
  buttonUrl?: string;
}

export function recirculationButton({
  showButton,
  buttonText,
  buttonUrl,
}: ButtonParts): { text: string; url: string } | undefined {
  if (!showButton || buttonText === undefined || buttonUrl === undefined) return undefined;
  return { text: buttonText, url: buttonUrl };
}
