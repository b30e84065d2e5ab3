import { useEffect, useState } from 'react'

/** Object URL of a file during the lifetime of the component. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: Blob; url: string }>()
  useEffect(
    function show() {
      if (!file) return
      const url = URL.createObjectURL(file)
      queueMicrotask(() => setShown({ file, url }))
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return shown && shown.file === file ? shown.url : undefined
}
