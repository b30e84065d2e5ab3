import { asBoolean, asNumber, asText, own, ownAt } from '../json/json.ts'

/**
 * The masked text of a field with `useMask`. The first and last characters (`prefixLimit`, `suffixLimit`) and those in
 * `ignoreChar` stay; `filler` replaces the others. `useUnrealMask` hides their number.
 */
export function maskText(text: string, node: object): string {
  const config = own(node, 'maskConfig')
  if (asBoolean(own(node, 'useMask')) !== true || text === '') return text
  const count = (key: string) => Math.max(0, asNumber(own(config, key)) ?? 0)
  const letters = Array.from(text)
  const start = Math.min(letters.length, edge(letters, config, 'prefix') ?? count('prefixLimit'))
  const end = Math.max(start, letters.length - (edge(letters.toReversed(), config, 'suffix') ?? count('suffixLimit')))
  const filler = asText(own(config, 'filler')) || '*'
  const kept = new Set(asText(own(config, 'ignoreChar')) ?? '')
  const hidden =
    asBoolean(ownAt(config, 'useUnrealMask')) === true
      ? filler.repeat(count('unrealMaskLength'))
      : letters
          .slice(start, end)
          .map((letter) => (kept.has(letter) ? letter : filler))
          .join('')
  return letters.slice(0, start).join('') + hidden + letters.slice(end).join('')
}

/**
 * The number of visible characters at an edge that ends at a given character: `prefixType` 2 with `prefixSpecifyChar`.
 */
function edge(letters: readonly string[], config: unknown, side: 'prefix' | 'suffix'): number | undefined {
  if (asNumber(own(config, `${side}Type`)) !== 2) return undefined
  const at = letters.indexOf(asText(own(config, `${side}SpecifyChar`)) ?? '')
  return at < 0 ? 0 : at
}
