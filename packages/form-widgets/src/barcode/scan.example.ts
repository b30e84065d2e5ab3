import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** Decodes a rendered code from the pixels of its SVG. */
export function scan(svg: string, format: keyof typeof BarcodeFormat): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? []
  if (!width || !height) throw new Error('There is no code in this.')
  const scale = 4
  const rows = format === 'QR_CODE' ? height * scale : 60
  const columns = width * scale
  const light = new Uint8ClampedArray(columns * rows).fill(255)
  const path = /<path d="([^"]*)"/.exec(svg)?.[1] ?? ''
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const top = format === 'QR_CODE' ? Number(y) * scale : 0
    const bottom = format === 'QR_CODE' ? top + scale : rows
    for (let row = top; row < bottom; row += 1) {
      const start = row * columns + Number(x) * scale
      light.fill(0, start, start + Number(run) * scale)
    }
  }
  const reader = new MultiFormatReader()
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat[format]]]])
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, columns, rows)))
  return reader.decode(bitmap, hints).getText()
}
