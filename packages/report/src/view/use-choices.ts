import type { ReportParameter, ReportValues } from '@sqos/report-model'
import { useEffect, useState } from 'react'
import type { ReportChoice, ReportServices } from '../services.ts'

interface ChoicesOptions {
  parameter: ReportParameter
  values: ReportValues
  services: ReportServices
}

/** The choices of a parameter, read again when the value of the parameter above changes. */
export function useChoices({ parameter, values, services }: ChoicesOptions) {
  const { name, options, optionsFrom, parent } = parameter
  const [found, setFound] = useState<readonly ReportChoice[]>([])
  const [error, setError] = useState<string>()
  const above = JSON.stringify(parent === undefined ? null : (values[parent] ?? null))
  const asks = optionsFrom !== undefined && optionsFrom.source !== ''

  useEffect(
    function readChoices() {
      if (!asks) return
      let isOld = false
      const params: ReportValues = parent === undefined ? {} : { [parent]: JSON.parse(above) }
      async function read() {
        try {
          const list = await services.choices(name, params)
          if (!isOld) setFound(list)
        } catch (problem) {
          if (!isOld) setError(problem instanceof Error ? problem.message : '')
        }
      }
      void read()
      return () => {
        isOld = true
      }
    },
    [services, name, parent, above, asks],
  )

  return { choices: asks ? found : options, error }
}
