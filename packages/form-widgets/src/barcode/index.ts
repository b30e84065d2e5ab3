export { Barcode } from './Barcode.tsx'
export type { BarcodeProps } from './Barcode.tsx'
export type { BarcodeFormat } from './bars.ts'
