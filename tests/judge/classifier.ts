import type { Features } from './essentia.ts'

export type Example = { readonly label: string; readonly features: Features }

/**
 * The nearest centroid, trained on some pieces and asked about others: which label each of the others gets. Every
 * feature is measured in its spread over what it was trained on.
 */
export function classify(
  training: readonly Example[],
  asked: readonly Example[],
  leftOut: readonly string[],
): string[] {
  const names = Object.keys(training[0]!.features).filter((name) => !leftOut.includes(name))
  const scales = names.map((name) => scaleOf(training.map(({ features }) => features[name]!)))
  const vectorOf = ({ features }: Example) =>
    names.map((name, index) => (features[name]! - scales[index]!.mean) / scales[index]!.spread)
  const centroids = [...new Set(training.map(({ label }) => label))].map((label) => {
    const vectors = training.filter((one) => one.label === label).map(vectorOf)
    return { label, vector: names.map((_, index) => mean(vectors.map((vector) => vector[index]!))) }
  })
  return asked.map((example) => {
    const vector = vectorOf(example)
    const distances = centroids.map((centroid) => ({ ...centroid, distance: distance(vector, centroid.vector) }))
    return distances.reduce((best, one) => (one.distance < best.distance ? one : best)).label
  })
}

function scaleOf(values: readonly number[]) {
  const centre = mean(values)
  const spread = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
  return { mean: centre, spread: spread || 1 }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((value, index) => value - b[index]!))
