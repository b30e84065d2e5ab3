import type { FileToAdd } from '../core/upload-queue.ts'

/** What Chromium has, and TypeScript does not know yet. Source: File System Access, section 3. */
interface WithPicker {
  showOpenFilePicker?: (options: {
    multiple: boolean
    types?: { accept: Record<string, string[]> }[]
  }) => Promise<FileSystemFileHandle[]>
}

/**
 * Asks for files in a way that the browser can find them again after a reload. None when the person chose none; undefined where
 * the browser cannot, and has to be asked through an input.
 */
export async function pickFiles({
  accept,
  multiple,
}: {
  accept: string
  multiple: boolean
}): Promise<FileToAdd[] | undefined> {
  const browser: Window & WithPicker = window
  if (!browser.showOpenFilePicker) return undefined
  const types = typesOf(accept)
  try {
    const handles = await browser.showOpenFilePicker({ multiple, ...(types && { types: [{ accept: types }] }) })
    return await Promise.all(handles.map(async (handle) => ({ file: await handle.getFile(), handle })))
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? [] : undefined
  }
}

/** What an input's `accept` says, as the picker wants it. */
function typesOf(accept: string): Record<string, string[]> | undefined {
  const parts = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
  if (parts.length === 0) return undefined
  const endings = parts.filter((part) => part.startsWith('.'))
  const types = parts.filter((part) => !part.startsWith('.'))
  return {
    ...Object.fromEntries(types.map((type) => [type, []])),
    ...(endings.length > 0 && { 'application/octet-stream': endings }),
  }
}
