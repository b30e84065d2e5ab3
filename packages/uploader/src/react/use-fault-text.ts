import { useText } from '@sqos/i18n/react'
import type { FileFault } from '../core/check-file.ts'
import { NAMESPACE } from '../locales.ts'

/** Text of the reason why a file is rejected. */
export function useFaultText(what: 'file' | 'image'): (fault: FileFault) => string {
  const { t } = useText(NAMESPACE)
  return (fault) => {
    if (fault.code === 'tooMany') return t(`fault.${what}.tooMany`, { limit: fault.limit })
    if (fault.code === 'tooLarge') return t(`fault.${what}.tooLarge`, { size: fault.size, unit: fault.unit })
    const type = fault.accepted.map((name) => (name.startsWith('.') ? name.slice(1) : t(`accepted.${name}`))).join('/')
    return t(`fault.${what}.wrongType`, { type })
  }
}
