/**
 * Whether an option of Arco's select has the typed text in its label. Arco's own filter compares ids as well, and finds no label with a space,
 * since it has replaced the spaces.
 */
export function matchesLabel(typed: string, { props }: { props: unknown }): boolean {
  const children: unknown = typeof props === 'object' && props && 'children' in props ? props.children : ''
  const label = [children].flat().filter((part) => typeof part === 'string' || typeof part === 'number')
  return label.join('').replaceAll('\u00a0', ' ').toLowerCase().includes(typed.trim().toLowerCase())
}
