import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

/** A page in shades of grey: one byte for each pixel, 0 black, 255 white. */
export interface PagePicture {
  width: number
  height: number
  pixels: Uint8Array
}

/** Pixels of an inch. */
const RESOLUTION = 100
/** Pixels (0.76 mm) that an edge may move: other versions of the browser round differently. */
const REACH = 3
/** Pixels of ink that may have no counterpart. A missing letter has some twenty, a shifted one some fifty. */
const MOST_STRAYS = 8
/** Greys below which a pixel is ink: of texts, and of the watermark. */
const [DARK, FAINT] = [200, 250]

const FOLDER = join(import.meta.dirname, 'approved-pages')
const run = promisify(execFile)

/** Runs a program of Poppler with a PDF. Throws with what to install when it is missing. */
async function poppler(program: 'pdftoppm' | 'pdffonts', bytes: Buffer, options: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-pages-'))
  const file = join(folder, 'pages.pdf')
  await writeFile(file, bytes)
  try {
    const { stdout } = await run(program, [...options, file], { encoding: 'buffer', maxBuffer: 200_000_000 })
    return stdout
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new Error(
      `No ${program} found for the tests of PDF files. Install Poppler (Debian: apt-get install poppler-utils).`,
      { cause: error },
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The pages of a PDF as pictures. */
export async function drawPages(bytes: Buffer): Promise<PagePicture[]> {
  const drawn = await poppler('pdftoppm', bytes, ['-gray', '-r', String(RESOLUTION)])
  const pages: PagePicture[] = []
  let from = 0
  while (from < drawn.length) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(drawn.toString('latin1', from, from + 64))
    if (!head) throw new Error('pdftoppm wrote no picture')
    const [width, height] = [Number(head[1]), Number(head[2])]
    const start = from + head[0].length
    from = start + width * height
    pages.push({ width, height, pixels: drawn.subarray(start, from) })
  }
  return pages
}

/** Names of the fonts that a PDF has in it, without the prefix of their subset. */
export async function fontsOf(bytes: Buffer): Promise<string[]> {
  const lines = (await poppler('pdffonts', bytes)).toString('utf8').split('\n').slice(2)
  return [...new Set(lines.flatMap((line) => /^(?:[A-Z]{6}\+)?(\S+)/.exec(line)?.[1] ?? []))].toSorted()
}

/** Pixels that are ink or within reach of it. */
function grown(ink: Uint8Array, width: number): Uint8Array {
  const spread = (from: Uint8Array, step: number) => {
    // Not `slice`: that of a Buffer is no copy.
    const to = Uint8Array.from(from)
    for (let at = 0; at < from.length; at++)
      if (from[at] === 1)
        for (let by = -REACH; by <= REACH; by++)
          if (at + by * step >= 0 && at + by * step < to.length) to[at + by * step] = 1
    return to
  }
  return spread(spread(ink, 1), width)
}

/** Number of pixels of ink of one picture without ink of the other one within reach, in both directions. */
function straysOf(one: PagePicture, other: PagePicture): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY
  let strays = 0
  for (const level of [DARK, FAINT]) {
    const [ink, otherInk] = [one, other].map(({ pixels }) => Uint8Array.from(pixels, (grey) => Number(grey < level)))
    if (!ink || !otherInk) continue
    const [near, otherNear] = [grown(ink, one.width), grown(otherInk, one.width)]
    for (let at = 0; at < ink.length; at++)
      if ((ink[at] === 1 && otherNear[at] === 0) || (otherInk[at] === 1 && near[at] === 0)) strays += 1
  }
  return strays
}

/** Whether two pictures show the same, but for the rounding of edges. */
export const looksAlike = (one: PagePicture, other: PagePicture) => straysOf(one, other) <= MOST_STRAYS

async function readPicture(file: string): Promise<PagePicture> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

const writePicture = ({ pixels, width, height }: PagePicture, file: string) =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toFile(file)

/**
 * Compares the pages of a PDF with the approved pictures `<name>-<page>.png`; returns what is different, with the files to look at.
 * With `APPROVE_PAGES=1` the pages become the approved ones: look at them before they are committed.
 */
export async function differencesFromApproved(name: string, bytes: Buffer): Promise<string[]> {
  const pages = await drawPages(bytes)
  const differences: string[] = []
  for (const [index, page] of pages.entries()) {
    const file = join(FOLDER, `${name}-${index + 1}.png`)
    if (process.env['APPROVE_PAGES'] === '1') await writePicture(page, file)
    const strays = straysOf(page, await readPicture(file))
    if (strays <= MOST_STRAYS) continue
    const made = join(await mkdtemp(join(tmpdir(), 'sqos-page-')), `${name}-${index + 1}.png`)
    await writePicture(page, made)
    differences.push(`${strays} pixels of ${made} differ from ${file}`)
  }
  const beyond = join(FOLDER, `${name}-${pages.length + 1}.png`)
  if (await readFile(beyond).catch(() => undefined))
    differences.push(`${name} has ${pages.length} pages, ${beyond} is missing`)
  return differences
}
