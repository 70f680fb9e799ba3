-- A Mac names files with umlauts in two parts: nobody found them who typed them in one.
UPDATE pictures SET title = normalize(title::text, NFC)::jsonb WHERE title::text IS NOT NFC NORMALIZED;
UPDATE media_files SET title = normalize(title::text, NFC)::jsonb WHERE title::text IS NOT NFC NORMALIZED;
