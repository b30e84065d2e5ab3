import type { FileToAdd } from '../core/upload-queue.ts'

/** Chromium's API, without types in TypeScript. Source: File System Access, section 3. */
interface WithPicker {
  showOpenFilePicker?: (options: {
    multiple: boolean
    types?: { accept: Record<string, string[]> }[]
  }) => Promise<FileSystemFileHandle[]>
}

/**
 * Opens a picker whose files can be reopened after a reload. Resolves to no files when the user cancels, and to
 * undefined when the browser needs an input instead.
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

/** Converts the `accept` of an input to the option of the picker. */
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
