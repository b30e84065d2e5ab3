import { isOwnPath, isWebAddress } from '@sqos/validators'

/** Addresses that a document may lead to: paths of the application, and the web. */
export const isSafeLink = (address: string): boolean => isWebAddress(address) || isOwnPath(address)

/** Pictures of this server, and embedded ones: the content policy refuses others. */
export const isSafePicture = (address: string): boolean =>
  isOwnPath(address) || /^data:image\/(png|jpeg|gif|webp);base64,/i.test(address)
