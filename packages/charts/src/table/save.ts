/** Lets the browser save a file. `address` is a `data:` or `blob:` address. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Lets the browser save a text as a file. */
export function saveText(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  saveAddress(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A file name without signs that file systems refuse. */
export const fileName = (title: string, suffix: string): string =>
  `${
    title
      .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, 80) || 'chart'
  }.${suffix}`
