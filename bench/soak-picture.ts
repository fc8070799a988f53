const WIDTH = 720;
const HEIGHT = 320;
const MARGIN = { left: 56, right: 16, top: 16, bottom: 40 } as const;
const MINUTES_PER_MARK = 5;
const MEBIBYTES_PER_MARK = 50;

/** Memory (MiB) over time (minutes) as an SVG that reads on light and dark ground; a line marks where the service counts as warm. */
export function memoryPicture(
  samples: readonly (readonly [minute: number, mebibytes: number])[],
  warmMinute: number,
): string {
  const last = Math.max(...samples.map(([minute]) => minute));
  const most = upTo(Math.max(...samples.map(([, mebibytes]) => mebibytes)), MEBIBYTES_PER_MARK);
  const x = (minute: number) =>
    (MARGIN.left + (minute / last) * (WIDTH - MARGIN.left - MARGIN.right)).toFixed(1);
  const y = (mebibytes: number) =>
    (HEIGHT - MARGIN.bottom - (mebibytes / most) * (HEIGHT - MARGIN.top - MARGIN.bottom)).toFixed(
      1,
    );
  const bottom = y(0);
  const lines = [
    ...marks(most, MEBIBYTES_PER_MARK).map(
      (mark) =>
        `<path class="grid" d="M${MARGIN.left} ${y(mark)}H${WIDTH - MARGIN.right}"/>` +
        `<text x="${MARGIN.left - 8}" y="${y(mark)}" text-anchor="end" dominant-baseline="middle">${mark}</text>`,
    ),
    ...marks(last, MINUTES_PER_MARK).map(
      (mark) => `<text x="${x(mark)}" y="${HEIGHT - 22}" text-anchor="middle">${mark}</text>`,
    ),
    `<path class="warm" d="M${x(warmMinute)} ${MARGIN.top}V${bottom}"/>`,
    `<path class="memory" d="M${samples.map(([minute, mebibytes]) => `${x(minute)} ${y(mebibytes)}`).join("L")}"/>`,
    `<text x="${WIDTH / 2}" y="${HEIGHT - 4}" text-anchor="middle">minutes of mixed use; memory of the process in MiB</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Memory of the service over time">
<style>text{font:12px sans-serif;fill:#777}path{fill:none}.grid{stroke:#999;stroke-opacity:.3}.warm{stroke:#777;stroke-dasharray:4 4}.memory{stroke:#2878c8;stroke-width:1.5}</style>
${lines.join("\n")}
</svg>
`;
}

function marks(most: number, step: number): number[] {
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

function upTo(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
