/** A picture of a document as PNG. */
export interface WordPicture {
  data: Uint8Array
  /** CSS pixels on paper. */
  width: number
  height: number
}

/** Pixels of the longer side that Word files keep. */
const LARGEST = 2000
/** Pixels of a module of a code. */
const MODULE = 6

/** The pictures and codes of pages that are in the document. Pictures that cannot be read are left out. */
export async function readPictures(root: ParentNode): Promise<ReadonlyMap<Element, WordPicture>> {
  const found = new Map<Element, WordPicture>()
  for (const element of root.querySelectorAll<HTMLImageElement | SVGSVGElement>('img, svg')) {
    const { width, height } = element.getBoundingClientRect()
    const data = await pngOf(element).catch(() => undefined)
    if (data && width > 0 && height > 0) found.set(element, { data, width, height })
  }
  return found
}

async function pngOf(element: HTMLImageElement | SVGSVGElement): Promise<Uint8Array | undefined> {
  const canvas = element instanceof HTMLImageElement ? await drawnImage(element) : drawnCode(element)
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png')
  })
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined
}

async function drawnImage(image: HTMLImageElement): Promise<HTMLCanvasElement> {
  await image.decode()
  const scale = Math.min(1, LARGEST / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = canvasOf(image.naturalWidth * scale, image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A code is one path of black modules. */
function drawnCode(svg: SVGSVGElement): HTMLCanvasElement {
  const { width, height } = svg.viewBox.baseVal
  // A code of bars is one module high.
  const down = height === 1 ? MODULE * 10 : MODULE
  const canvas = canvasOf(width * MODULE, height * down)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(MODULE, down)
  context.fillStyle = '#000'
  for (const path of svg.querySelectorAll('path')) {
    const modules = new Path2D(path.getAttribute('d') ?? '')
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    context.fill(modules)
  }
  return canvas
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  return canvas
}
