// Captions as WebVTT: the lines spread over the clip, each as long as it takes to read in proportion to the others.

export function webVtt(lines: readonly string[], seconds: number): string {
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  let at = 0;
  const cues = lines.map((line) => {
    const from = at;
    at += (line.length / letters) * seconds;
    return `${clock(from)} --> ${clock(at)}\n${line}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `00:${String(minutes).padStart(2, "0")}:${(seconds - minutes * 60).toFixed(3).padStart(6, "0")}`;
}
