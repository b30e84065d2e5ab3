export { QrCode } from './QrCode.tsx'
export type { QrCodeProps } from './QrCode.tsx'
export { formQrText } from './form-qr-text.ts'
export type { FormQrTarget } from './form-qr-text.ts'
