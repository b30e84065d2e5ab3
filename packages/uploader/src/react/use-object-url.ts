import { useEffect, useState } from 'react'

/** An address that shows a file of the page's own, for as long as it is drawn. */
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
