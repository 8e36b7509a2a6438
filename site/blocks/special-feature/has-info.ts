// CARD-03: the info block shows only when title and content exist, or when the link flag, the button's label and its url all exist.

interface FeatureParts {
  title?: string;
  content?: string;
  showLink: boolean;
  buttonLabel?: string;
  buttonUrl?: string;
}

export function featureButton({
  showLink,
  buttonLabel,
  buttonUrl,
}: FeatureParts): { label: string; url: string } | undefined {
  return showLink && buttonLabel && buttonUrl ? { label: buttonLabel, url: buttonUrl } : undefined;
}

export function hasInfo(parts: FeatureParts): boolean {
  return Boolean(parts.title && parts.content) || featureButton(parts) !== undefined;
}
