/**
 * Keeps keys that the editor has used from the page around it: Escape closes the suggestions and not the dialog, Enter
 * begins a line and does not save the form. Returns a function that ends it.
 */
export function keepKeys(host: HTMLElement): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key === 'Enter') event.stopPropagation()
  }
  host.addEventListener('keydown', keep)
  return () => host.removeEventListener('keydown', keep)
}
