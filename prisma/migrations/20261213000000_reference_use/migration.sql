-- What a song takes of a recording is "applied" and what it does not take "overruled", as is everything else that gives way.
-- It stands in the metadata by itself and among what was understood of the description.
CREATE FUNCTION pg_temp.renamed(reference JSONB) RETURNS JSONB LANGUAGE SQL IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'applied', reference -> 'counts',
    'overruled', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('part', part -> 'part', 'by', part -> 'to') ORDER BY place), '[]')
      FROM jsonb_array_elements(reference -> 'gaveWay') WITH ORDINALITY AS parts (part, place)))
$$;

UPDATE "creations" SET "metadata" = jsonb_set("metadata", '{reference}', pg_temp.renamed("metadata" -> 'reference'))
  WHERE "metadata" -> 'reference' ?& ARRAY['counts', 'gaveWay'];
UPDATE "creations" SET "metadata" = jsonb_set("metadata", '{brief,reference}', pg_temp.renamed("metadata" #> '{brief,reference}'))
  WHERE "metadata" #> '{brief,reference}' ?& ARRAY['counts', 'gaveWay'];

DROP FUNCTION pg_temp.renamed(JSONB);
