/** Address of the extra menu entry; undefined for an address that is neither a site nor a path of this one. */
export function extraEntryOf(address: string | undefined): string | undefined {
  return address && /^(https?:\/\/|\/(?![/\\]))/i.test(address) ? address : undefined
}
