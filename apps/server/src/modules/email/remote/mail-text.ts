/** Characters of a stored header. */
const MAX_HEADER = 4000
const MAX_ADDRESSES = 20_000

/** A text that PostgreSQL stores: without NUL and half characters. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** A header as one line. */
export const headerText = (value: string | undefined) =>
  storable(value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_HEADER)

/** Addresses with names as a text: `"Li Na" <lina@example.com>, b@example.com`. */
export const addressText = (addresses: readonly { name: string; address: string }[]) =>
  storable(
    addresses
      .filter(({ address }) => address !== '')
      .map(({ name, address }) =>
        name === '' || name === address ? address : `"${name.replaceAll(/["\\\s]+/g, ' ').trim()}" <${address}>`,
      )
      .join(', '),
  ).slice(0, MAX_ADDRESSES)
