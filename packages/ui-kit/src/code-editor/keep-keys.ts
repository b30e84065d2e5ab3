/**
 * Stops the propagation of keys that the editor has handled: Escape closes the suggestions and not the dialog, Enter
 * starts a line and does not save the form. Returns a function that removes the listener.
 */
export function keepKeys(host: HTMLElement): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key === 'Enter') event.stopPropagation()
  }
  host.addEventListener('keydown', keep)
  return () => host.removeEventListener('keydown', keep)
}
