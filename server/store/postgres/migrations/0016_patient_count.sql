-- Only the demo's doctors, whose ids begin with 'doctor-', show no count of their own.
UPDATE doctors
SET patient_count = (
  SELECT count(DISTINCT patient_id)
  FROM appointments
  WHERE doctor_id = doctors.id AND status = 'completed'
)
WHERE patient_count IS NULL AND id NOT LIKE 'doctor-%';
