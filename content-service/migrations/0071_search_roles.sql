-- Persons are found by what they do in productions and events.
CREATE TRIGGER search_person AFTER INSERT OR UPDATE OR DELETE ON team_members FOR EACH ROW EXECUTE FUNCTION search_mark('person', 'person_id');
