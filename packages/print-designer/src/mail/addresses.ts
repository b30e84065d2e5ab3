import { checkEmail } from '@sqos/validators'

/** The address without the name: `a@b.example` of `Name <a@b.example>`. */
const bareAddress = (text: string) => (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).trim()

/** Receivers whose address cannot be one. */
export const wrongAddresses = (receivers: readonly string[]): string[] =>
  receivers.filter((one) => bareAddress(one) === '' || checkEmail(bareAddress(one)) !== undefined)
