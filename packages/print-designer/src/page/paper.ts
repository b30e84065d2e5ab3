/** Papers by name: width and height in mm, portrait. */
export const PAPERS = {
  A4: [210, 297],
  A5: [148, 210],
  letter: [215.9, 279.4],
  label60x40: [60, 40],
  label80x50: [80, 50],
  custom: [210, 297],
} as const satisfies Record<string, readonly [number, number]>

export type PaperName = keyof typeof PAPERS

/** The texts of a header or footer; `{page}` and `{pages}` are numbers of pages. */
export interface Band {
  left: string
  center: string
  right: string
}

/** The paper of a template. Lengths in mm. */
export interface Paper {
  paper: PaperName
  /** Of `custom`. */
  width: number
  /** Of `custom`. */
  height: number
  isLandscape: boolean
  margins: { top: number; right: number; bottom: number; left: number }
  header: Band
  footer: Band
  watermark: string
}

/** A4 in portrait with the numbers of pages. */
export const defaultPaper = (): Paper => ({
  paper: 'A4',
  width: 210,
  height: 297,
  isLandscape: false,
  margins: { top: 15, right: 15, bottom: 15, left: 15 },
  header: { left: '', center: '', right: '' },
  footer: { left: '', center: '{page} / {pages}', right: '' },
  watermark: '',
})

/** Limits of a custom paper in mm. */
const [SMALLEST, LARGEST] = [20, 1200]

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const lengthOf = (value: unknown, { usual, min = 0, max = LARGEST }: { usual: number; min?: number; max?: number }) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : usual

const textOf = (value: unknown, usual: string) => (typeof value === 'string' ? value.slice(0, 500) : usual)

const bandOf = (value: unknown, usual: Band): Band => {
  const band = fieldsOf(value)
  return {
    left: textOf(band['left'], usual.left),
    center: textOf(band['center'], usual.center),
    right: textOf(band['right'], usual.right),
  }
}

const isPaperName = (name: unknown): name is PaperName => typeof name === 'string' && Object.hasOwn(PAPERS, name)

/** Reads the paper of a template; what is missing or unusable has its default. */
export function readPaper(json: string): Paper {
  const usual = defaultPaper()
  let document: Fields = {}
  try {
    document = fieldsOf(JSON.parse(json || '{}'))
  } catch {
    // An unreadable paper is the default paper.
  }
  const margins = fieldsOf(document['margins'])
  const side = (name: keyof Paper['margins']) => lengthOf(margins[name], { usual: usual.margins[name], max: 100 })
  return {
    paper: isPaperName(document['paper']) ? document['paper'] : usual.paper,
    width: lengthOf(document['width'], { usual: usual.width, min: SMALLEST }),
    height: lengthOf(document['height'], { usual: usual.height, min: SMALLEST }),
    isLandscape: document['isLandscape'] === true,
    margins: { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') },
    header: bandOf(document['header'], usual.header),
    footer: bandOf(document['footer'], usual.footer),
    watermark: textOf(document['watermark'], usual.watermark),
  }
}

/** The paper as it is stored. */
export const writePaper = (paper: Paper): string => JSON.stringify(paper)

/** Width and height in mm, as the sheet lies. */
export function paperSize({ paper, width, height, isLandscape }: Paper): { width: number; height: number } {
  const [across, down] = paper === 'custom' ? [width, height] : PAPERS[paper]
  return isLandscape ? { width: down, height: across } : { width: across, height: down }
}
