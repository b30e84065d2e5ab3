import { useEffect, useState } from 'react'
import { safeAddress } from './stored-value.ts'
import { type StoredValue, useUploadsContext } from './uploads-context.ts'

/** Thumbnail URL of a stored image; undefined until it is known. */
export function useImageAddress(file: StoredValue): string | undefined {
  const { services } = useUploadsContext()
  const { imageAddress } = services
  const asked = imageAddress?.(file, { thumbnail: true })
  const [told, setTold] = useState<{ file: StoredValue; address: string }>()
  const isPromise = asked instanceof Promise

  useEffect(
    function ask() {
      if (!isPromise) return
      let isWanted = true
      const follow = async () => {
        const address = await imageAddress?.(file, { thumbnail: true })
        if (isWanted && address) setTold({ file, address })
      }
      // A missing image is shown as a file.
      follow().catch(() => undefined)
      return () => {
        isWanted = false
      }
    },
    [file, imageAddress, isPromise],
  )

  if (isPromise) return told?.file === file ? told.address : undefined
  return asked ?? safeAddress(file.url)
}
