import { type RefObject, useEffect } from 'react'

/** Prints in landscape while the element is shown, by the button and by Ctrl+P. */
export function useLandscape(element: RefObject<HTMLElement | null>) {
  useEffect(
    function followPrinting() {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('@page { size: landscape; margin: 12mm; }')
      const remove = () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
      // A hidden kept page is not printed.
      const add = () => {
        if (element.current?.offsetParent) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      window.addEventListener('beforeprint', add)
      window.addEventListener('afterprint', remove)
      return () => {
        window.removeEventListener('beforeprint', add)
        window.removeEventListener('afterprint', remove)
        remove()
      }
    },
    [element],
  )
}
