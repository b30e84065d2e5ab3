import { asText } from '@sqos/form-model'
import { showToast, type ToastKind } from '@sqos/ui-kit'

const KINDS: readonly ToastKind[] = ['success', 'warning', 'info', 'error']

/** Shows the toast of a script: `[kind, text]`. An unknown kind is `info`. */
export const showScriptToast = ([kind, text]: readonly unknown[]): void =>
  showToast({ kind: KINDS.find((one) => one === kind) ?? 'info', text: asText(text) ?? '' })

/**
 * Opens the address of a script's `onlineUtils.route(url, target)`: `_blank`, `1` or another host opens a new tab. Only http,
 * https and paths of this host are opened, because a document may come from elsewhere.
 */
export function openScriptTarget([url, target]: readonly unknown[]): void {
  const address = URL.parse(asText(url) ?? '', window.location.href)
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:') return
  const isOutside = address.origin !== window.location.origin
  if (isOutside || target === '_blank' || String(target) === '1') window.open(address.href, '_blank', 'noopener')
  else window.location.assign(address.href)
}
