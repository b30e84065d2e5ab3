/** Resources that PDFs need but do not contain: CJK character maps, fonts, decoders. Each is loaded on demand. */
const FILES = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url&inline', import: 'default' },
)

const BY_NAME = new Map(Object.entries(FILES).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]))

/** Provides pdf.js with its files from the bundle: the frame may load its own scripts only. */
export class BundledData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const load = BY_NAME.get(filename)
    if (!load) throw new Error(`The viewer has no ${filename}.`)
    const encoded = await load()
    return Uint8Array.from(atob(encoded.slice(encoded.indexOf(',') + 1)), (sign) => sign.codePointAt(0) ?? 0)
  }
}
